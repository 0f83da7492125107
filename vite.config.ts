import { join } from 'node:path'
import { defineConfig } from 'vite'
import { targets } from './web/build/browsers.ts'
import { scopedName } from './web/build/classes.ts'
import { fonts } from './web/build/fonts.ts'
import { namePiece } from './web/build/pieces.ts'
import { fill } from './web/build/words.ts'

const root = import.meta.dirname
/** Beside which house it is written: `HUMBUG_PORT=4863 npx vite`. */
const house = `http://127.0.0.1:${process.env.HUMBUG_PORT ?? 4862}`

/** What the page asks a house for (`server/net/http.ts`). Its own parts lie in folders of the same names; they have an ending. */
const askedOfHouse = '^/(?:bets|circles|honours|kept|letters|record|spare|table)(?:/[^./?]+)*/?$'

export default defineConfig({
  root: join(root, 'web'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: join(root, 'dist/vite'),
    target: targets,
    cssTarget: targets,
    emptyOutDir: true,
    // What our content security policy allows is files of our own: nothing inline, no data in an address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: join(root, 'web/index.html'), sw: join(root, 'web/sw.ts') },
      onLog: (level, log, say) => {
        // A class that its stylesheet does not have, above all.
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
        say(level, log)
      },
      // The names of classes are strings where they are used, and no module of them is left in the page.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // Each piece holds all that its modules need, or a piece before it does: there can be no circles.
        codeSplitting: { groups: [{ name: namePiece(), debugName: 'pieces', includeDependenciesRecursively: false }] },
        // A service worker is known by its address, so that one bears no hash. Seven letters tell two states of a file apart.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash:7].js'),
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  plugins: [
    // What a module of styles does is to be there, whether or not anything is left of its names.
    {
      name: 'humbug:styles',
      enforce: 'post',
      transform: { filter: { id: /\.module\.css$/ }, handler: (code) => ({ code, moduleSideEffects: 'no-treeshake' }) },
    },
    { name: 'humbug:fonts', buildStart: fonts },
    // `npx vite` shows the page as it is being written; the built one is filled by web/build.
    {
      name: 'humbug:words',
      apply: 'serve',
      transformIndexHtml: (html) => fill(html, 'en', { version: 'dev', plain: '/plain.js' }),
    },
  ],
  // For writing the page beside an open house.
  server: { proxy: { '/socket': { target: house, ws: true }, [askedOfHouse]: house } },
})

/** Our programs as plain JavaScript: a few files that need Node and nothing else, with the packages that they use inside. */
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Plugin } from 'vite'

const root = join(import.meta.dirname, '..')

/** Whatever is started as a file of its own; and `server/main.ts`, for who opens houses without a command line. */
const programs = [
  'cli/main.ts',
  'cli/hand.ts',
  'cli/own/file-thread.ts',
  'bots/certify/rival-worker.ts',
  'server/main.ts',
  'server/bots/bot-worker.ts',
  'server/store/beside-worker.ts',
  'server/store/log-worker.ts',
]

const names: Readonly<Record<string, string>> = { 'cli/main.ts': 'humbug', 'server/main.ts': 'house' }
const named = (path: string) => names[path] ?? basename(path, '.ts')

/** What is used together lies together: left to itself, the bundler makes a file of every few lines that two others share. */
const pieces = [
  // What every thread needs: that which writes shall not read all games for it.
  { name: 'kernel', test: /\/kernel\/at\.ts/ },
  { name: 'rules', test: /\/(?:kernel|games|protocol)\/|@noble|valibot/ },
  {
    name: 'keeping',
    test: /\/store\/(?!postgres|moving|.*-worker|kept|data-folder|beside|outbox)|\/ops\/keys|trouble/,
  },
  { name: 'database', test: /node_modules\/(?:pg|postgres|split2|xtend)|\/store\/(?:moving|postgres)\// },
  { name: 'answering', test: /@?hono\/|\/server\/net\/(?:http|circle-readings|preview|spare-key)\.ts/ },
  { name: 'serving', test: /\/server\/(?!.*-worker)|\/web\/|node_modules|opentelemetry/ },
  { name: 'own', test: /\/cli\/own\/(?!file-thread)/ },
  {
    name: 'words',
    test: /\/cli\/(?:text|words|files|kept|progress|copied|copying|told|puppet-names|chairs|game|crew)\b/,
  },
].map((piece) => ({ ...piece, includeDependenciesRecursively: false }))

/** Threads are started by the address of their file, which has another ending here. */
const threads: Plugin = {
  name: 'humbug:threads',
  transform: {
    filter: { code: /new Worker\(new URL\(/ },
    handler: (code) => code.replace(/(?<=new Worker\(new URL\(['"]\.\/[\w-]+)\.ts\b/g, '.js'),
  },
}

/** A house has the parts of its games at hand: there is nothing to fetch from itself, so nothing lies in a file of its own. */
const kits: Plugin = {
  name: 'humbug:kits',
  transform: {
    filter: { id: /\/games\/\w+\/kit\.ts$/ },
    handler(code) {
      const parts: string[] = []
      const body = code.replace(/\(\) => import\(('[^']+'|"[^"]+")\)/g, (_, from) => {
        parts.push(`import * as part${parts.length} from ${from}`)
        return `async () => part${parts.length - 1}`
      })
      return [...parts, body].join('\n')
    },
  },
}

/** The same for simple tricks, which are found by name. */
const tricks: Plugin = {
  name: 'humbug:tricks',
  enforce: 'pre',
  transform: {
    filter: { id: /\/games\/sparring\.ts$/ },
    handler: (code) =>
      code.replace(/import\((`[^`]+`)\)/, "import.meta.glob('./*/bots/sparring/index.ts', { eager: true })[$1]"),
  },
}

/** What counts for us can name traces with its counts, and brings all that speaks of traces for that. We have none. */
const traceless: Plugin = {
  name: 'humbug:traceless',
  enforce: 'pre',
  resolveId: (id) => (id === '@opentelemetry/api' ? `\0${id}` : null),
  load: (id) => (id === '\0@opentelemetry/api' ? 'export {}' : null),
}

/** Writes the programs of this version into an empty folder, and beside them what they read by its address. Its page, should it have one, comes beside them. */
export async function writePrograms(folder: string): Promise<void> {
  const { name, version, license, type } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name, version, license, type }, null, 2)}\n`)
  await bundle(join(folder, 'lib'))
  for (const file of globSync('games/*/bots/**/*.bin', { cwd: root })) {
    copyFileSync(join(root, file), join(folder, 'lib', basename(file)))
  }
}

async function bundle(folder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node24',
      outDir: folder,
      emptyOutDir: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(programs.map((path) => [named(path), join(root, path)])),
        external: ['pg-native'],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: { groups: pieces },
          // Names stay: an operator's log says where in our code something failed.
          minify: { mangle: false },
        },
      },
    },
    plugins: [threads, kits, tricks, traceless],
  })
}

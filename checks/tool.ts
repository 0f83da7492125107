/** One tool by its name: `npm run lint` and its like, each with more words if there are any. */
import { begin, isTool } from './tools.ts'

const [name = '', ...words] = process.argv.slice(2)
if (!isTool(name)) throw new Error(`no tool is called “${name}”`)
begin(name, words, { stdio: 'inherit' }).on('exit', (code) => {
  process.exitCode = code ?? 1
})

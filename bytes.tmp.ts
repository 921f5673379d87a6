import { readFileSync, readdirSync } from 'node:fs'
import { TraceMap, eachMapping } from '@jridgewell/trace-mapping'
const dir = process.argv[2]!,
  name = process.argv[3]!
for (const file of readdirSync(dir).filter((f) => f.startsWith(name) && f.endsWith('.js'))) {
  const code = readFileSync(`${dir}/${file}`, 'utf8').split('\n')
  const map = new TraceMap(readFileSync(`${dir}/${file}.map`, 'utf8'))
  const sum = new Map<string, number>()
  let last: { line: number; col: number; src: string | null } | undefined
  eachMapping(map, (m) => {
    if (last && last.src) {
      const end = last.line === m.generatedLine ? m.generatedColumn : code[last.line - 1]!.length
      sum.set(last.src, (sum.get(last.src) ?? 0) + end - last.col)
    }
    last = { line: m.generatedLine, col: m.generatedColumn, src: m.source }
  })
  console.log(file, code.join('\n').length)
  for (const [s, n] of [...sum].toSorted((a, b) => b[1] - a[1]).slice(0, Number(process.argv[4] ?? 30)))
    console.log(String(n).padStart(7), s.replace(/.*node_modules\//, ''))
}

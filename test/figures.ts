/** What the house at this port says of itself to its operator; undefined if it says nothing under this name. */
export async function figure(port: number, name: string): Promise<number | undefined> {
  const all = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const line = all.split('\n').find((one) => one.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length))
}

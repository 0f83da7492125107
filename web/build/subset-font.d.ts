declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number }
  interface Options {
    readonly targetFormat: 'woff2'
    readonly variationAxes: Readonly<Record<string, Axis>>
    readonly noHinting: boolean
    readonly keepFeatures: readonly string[]
  }
  function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
  export = subsetFont
}

/** The package brings no types; those on npm lack `keepFeatures`. */
declare module 'subset-font' {
  // biome-ignore lint/style/noDefaultExport: it is what the package has.
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures: readonly string[] },
  ): Promise<Buffer>;
}

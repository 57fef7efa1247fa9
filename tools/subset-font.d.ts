/** The package brings no types; those on npm lack `keepFeatures`. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures: readonly string[] },
  ): Promise<Buffer>;
}

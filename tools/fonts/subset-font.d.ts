/** The package has no types, and `@types/subset-font` lacks `keepFeatures`. */
declare module 'subset-font' {
  // biome-ignore lint/style/noDefaultExport: the package has a default export.
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures: readonly string[] },
  ): Promise<Buffer>;
}

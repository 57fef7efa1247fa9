/** Keeps a number with its unit, and the letters of «S. L.» and «EE. UU.» together. */
export const bindUnits = (text: string) =>
  text
    .replace(/(\d) (?=[€%]|[ck]?m(?:²|\b))/g, '$1\u00a0')
    .replace(/\b(\p{Lu}{1,2}\.) (?=\p{Lu}{1,2}\.)/gu, '$1\u00a0');

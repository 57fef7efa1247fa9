/** Another one than 4273 lets two runs stand side by side. */
const first = Number(process.env.E2E_PORT ?? 4273);

/** Of the tests' own servers, beside the developer's. */
export const PORTS = { start: first, dev: first + 1, gallery: first + 2, anotherStudio: first + 3 };

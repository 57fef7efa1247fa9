import * as v from 'valibot';
import type { Plugin } from 'vite';
import type { Studio } from '../../src/content/schema/studio.ts';
import { schemasOf } from './content-schemas.ts';
import { parseContent, readContent } from './read-content.ts';
import { UserError } from './user-error.ts';

/**
 * Fails the build if a value of the content breaks its schema (U-16, U-33, U-44). Names the missing entries of `STUDIO` once, and
 * replaces `STUDIO.name` of a missing one with `undefined`, so that the bundler drops its section and styles.
 */
export function content(): Plugin {
  let studio: Studio = {};
  return {
    name: 'content',
    apply: 'build',
    async buildStart() {
      const { consumer, root, listSamples = true, logger } = this.environment.config;
      if (consumer === 'client') await checkContent(root);
      const file = await readContent(root, 'studio');
      studio = file.exports.STUDIO;
      const { entries } = schemasOf('', []).studio.STUDIO;
      const missing = Object.entries(entries).filter(([name]) => !(name in studio));
      const names = missing.map(([, { wrapped }]) => v.getTitle(wrapped)).join(', ');
      if (consumer === 'client' && listSamples && names)
        logger.info(`Vacío: ${names}: ${file.file}`);
    },
    transform: {
      filter: { code: 'STUDIO.' },
      handler: (code) => ({
        code: code.replace(/\bSTUDIO\.(\w+)/g, (read, name) =>
          name in studio ? read : 'undefined',
        ),
        map: null,
      }),
    },
  };
}

/** Throws all faults at once. */
async function checkContent(root: string): Promise<void> {
  const business = await readContent(root, 'business');
  const pictures = await readContent(root, 'pictures');
  const schemas = schemasOf(
    business.exports.BUSINESS?.legalName,
    Object.keys(pictures.exports.PICTURES ?? {}),
  );
  const faults: string[] = [];
  for (const [name, constants] of Object.entries(schemas)) {
    const file = await readContent(root, name).catch((error: unknown) => {
      // A file may not even be imported because of a fault in one that it imports.
      throw faults.length > 0 ? new UserError(faults.join('\n')) : error;
    });
    for (const [constant, schema] of Object.entries(constants))
      await parseContent(file, constant, schema).catch(
        ({ message }: UserError) => void faults.push(message),
      );
  }
  if (faults.length > 0) throw new UserError(faults.join('\n'));
}

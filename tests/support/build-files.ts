import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** Builds a temporary project of these files (path → content). One without content is missing. Returns the output, which is not written. */
export async function buildFiles(
  files: Record<string, string | Uint8Array | undefined>,
  config: InlineConfig,
) {
  const root = await mkdtemp(join(tmpdir(), 'build-files-'));
  try {
    for (const [path, content] of Object.entries(files)) {
      if (content === undefined) continue;
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    }
    const { output } = (await build({
      root,
      configFile: false,
      logLevel: 'silent',
      ...config,
      build: {
        write: false,
        ...config.build,
        rolldownOptions: {
          ...config.build?.rolldownOptions,
          // A busy machine would warn that a plugin is slow.
          checks: { pluginTimings: false },
        },
      },
    })) as Rolldown.RolldownOutput;
    return output;
  } finally {
    await rm(root, { recursive: true });
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { commandOf, type Program } from '../../../tools/install/engines.ts';

/** Starts a program, which ends with this process at the latest. */
export function startProgram(name: Program, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const command = commandOf(name);
  if (!command) throw new Error(`Not installed: ${name}. \`npm run test:engines\` does it.`);
  const program = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const kill = () => program.kill();
  process.once('exit', kill);
  let printed = '';
  for (const channel of [program.stdout, program.stderr])
    channel.setEncoding('utf8').on('data', (text) => {
      printed += text;
      program.emit('printed');
    });
  const ended = once(program, 'exit');

  return {
    /** Resolves when the program has printed this; rejects if it ends before. */
    async hasPrinted(pattern: RegExp): Promise<RegExpExecArray> {
      for (;;) {
        const found = pattern.exec(printed);
        if (found) return found;
        if (program.exitCode !== null) throw new Error(`${command} has ended:\n${printed}`);
        await Promise.race([once(program, 'printed'), ended]);
      }
    },
    async stop(): Promise<void> {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import { pathOf } from '../../tools/install/programs.ts';
import { freePort } from './free-port.ts';

/** Starts a Redis server that keeps its data in memory only, until the test ends. */
export async function startRedis() {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server = await spawnServer(port);
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  onTestFinished(kill);

  return {
    url,
    kill,
    /** Starts an empty server at the same address, after `kill`. */
    async startAgain() {
      server = await spawnServer(port);
    },
    /** Stops the process. The system still accepts connections, and nothing answers. */
    hang: () => server.kill('SIGSTOP'),
    contents: () => contentsOf(url),
  };
}

async function spawnServer(port: number): Promise<ChildProcess> {
  const listening = ['--port', String(port), '--bind', '127.0.0.1'];
  const onlyInMemory = ['--save', '', '--appendonly', 'no', '--dir', tmpdir()];
  const server = spawn(pathOf('redis') ?? 'redis-server', [...listening, ...onlyInMemory]);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => {
      output += text;
      if (/ready to accept connections/i.test(output)) resolve();
    });
    server.on('exit', () => reject(new Error(`The Redis server ended:\n${output}`)));
  });
  return server;
}

type Content = { key: string; value: string | null; seconds: number };

/** Every key with its value and the seconds until it expires. */
async function contentsOf(url: string): Promise<Content[]> {
  const redis = new Redis(url);
  const contents: Content[] = [];
  for (const key of await redis.keys('*'))
    contents.push({ key, value: await redis.get(key), seconds: await redis.ttl(key) });
  redis.disconnect();
  return contents;
}

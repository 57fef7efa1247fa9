import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { MAILBOX_PATH } from '../../../tools/local/mailbox.ts';
import { freePort } from '../free-port.ts';
import { GALLERY_PATH } from '../gallery.ts';
import { PORTS } from '../ports.ts';
import { CONSOLE_RECORDER } from './console-recorder.ts';

const RECORDER_PATH = '/__recorder.js';
/** The gallery's page, and its scripts and styles. The site has no such paths. */
const GALLERY_PATHS = [GALLERY_PATH, '/assets/'];

/**
 * Connects one tab with the tests' servers. It can cut the connection, and adds a script to each page that records what the page
 * writes to its console: WebDriver can do neither.
 */
export async function startRelay(onFailure: (text: string) => void) {
  const server = createServer((incoming, outgoing) => relay(incoming, outgoing, onFailure));
  const port = await freePort();
  const connect = async () => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  };
  await connect();
  return {
    origin: `http://127.0.0.1:${port}`,
    restore: connect,
    async cut(): Promise<void> {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function relay(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  onFailure: (text: string) => void,
): void {
  const { url = '/', method, headers } = incoming;
  if (url === RECORDER_PATH) {
    outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(CONSOLE_RECORDER);
    return;
  }
  const { 'accept-encoding': _, ...asked } = headers;
  const isGallery = GALLERY_PATHS.some((path) => url.startsWith(path));
  const port = isGallery ? PORTS.dev : PORTS.preview;
  const forwarded = request({ port, path: url, method, headers: asked }, async (answer) => {
    const { statusCode = 502, headers: given } = answer;
    const isPage = given['content-type']?.startsWith('text/html') && !url.startsWith(MAILBOX_PATH);
    if (!isPage) {
      answer.pipe(outgoing.writeHead(statusCode, given));
      return;
    }
    const { 'content-length': _, ...kept } = given;
    const html = Buffer.concat(await answer.toArray()).toString();
    outgoing
      .writeHead(statusCode, kept)
      .end(html.replace('<head>', `<head><script src="${RECORDER_PATH}"></script>`));
  });
  forwarded.on('error', (error) => {
    // Otherwise the tab has left the page, or the connection is cut.
    if (!outgoing.destroyed) onFailure(`The server on port ${port} does not answer: ${error}`);
    outgoing.destroy();
  });
  outgoing.on('close', () => forwarded.destroy());
  incoming.pipe(forwarded);
}

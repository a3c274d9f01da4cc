import { createServer, type Server, type Socket } from 'node:net';

/** A received mail: one part, as the auth service sends it. */
type SmtpMail = { to: string; subject: string; html: string };

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodeWords(text: string): string {
  return text.replace(/=\?UTF-8\?q\?(.*?)\?=\s*/gi, (_, words: string) =>
    decodeQuotedPrintable(words.replaceAll('_', ' ')),
  );
}

function parse(data: string): SmtpMail {
  const [head = '', ...rest] = data.split('\r\n\r\n');
  const headers = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const read = (name: string) => {
    const line = headers.find((each) => each.toLowerCase().startsWith(`${name}:`));
    return line?.slice(name.length + 1).trim() ?? '';
  };
  const body = rest.join('\r\n\r\n').replace(/^\.\./gm, '.');
  const isEncoded = /quoted-printable/i.test(read('content-transfer-encoding'));
  const html = isEncoded ? decodeQuotedPrintable(body) : body;
  return { to: read('to').replace(/^.*<|>$/g, ''), subject: decodeWords(read('subject')), html };
}

function converse(socket: Socket, take: (mail: SmtpMail) => Promise<void>): void {
  let waiting = '';
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 mailbox');
  socket.on('error', () => {});
  socket.on('data', async (chunk) => {
    waiting += chunk.toString('latin1');
    for (;;) {
      const end = waiting.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const line = waiting.slice(0, end);
      waiting = waiting.slice(end + (inData ? 5 : 2));
      if (inData) {
        inData = false;
        await take(parse(line));
        say('250 taken');
      } else if (/^DATA/i.test(line)) {
        inData = true;
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else {
        say('250 mailbox');
      }
    }
  });
}

/** A mail server on loopback that passes each mail to `take` and delivers none. */
export function startSmtp(port: number, take: (mail: SmtpMail) => Promise<void>): Server {
  return createServer((socket) => converse(socket, take)).listen(port, '127.0.0.1');
}

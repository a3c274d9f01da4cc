import { emergencyNumbers, organisation } from '@/content/resources';
import type { Inline } from '@/content/text';

function emergency(id: (typeof emergencyNumbers)[number]['id']): Inline {
  const entry = emergencyNumbers.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`No emergency number is called "${id}".`);
  return `[${entry.number}](${entry.ways[0].href}) (${entry.country})`;
}

function samaritans(): Inline {
  const { ways, country } = organisation('samaritans');
  const call = ways.find((way) => way.kind === 'call');
  if (!call) throw new Error('Samaritans have no number to call.');
  return `Samaritans [${call.label.replace(/^Call /, '')}](${call.href}) (${country})`;
}

/** The line under every mail, for the reader who needs more than a mail. */
export const crisisLine: Inline = `In danger now, or a new, sudden or severe symptom? Call ${emergency('uk-999')} or ${emergency('us-911')}. Someone to talk to, day or night: ${samaritans()}, ${emergency('us-988')}.`;

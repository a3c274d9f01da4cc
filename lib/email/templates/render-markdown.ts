import { Lexer, type Token, type Tokens } from 'marked';
import { escapeHtml } from '../../escape-html';
import { headingHtml, listHtml, paragraphHtml, quoteHtml } from './block-html';
import type { MailBlock } from './mail';
import { mailPalette } from './mail-palette';
import { wrapText } from './wrap-text';

/** The same words twice: safe HTML, and plain text. */
interface Both {
  html: string;
  text: string;
}

type RenderedBlock = Extract<MailBlock, { kind: 'rendered' }>;

/**
 * Turns Markdown (paragraphs, headings, lists, quotations, emphasis, links) into a block of a mail. Everything is escaped;
 * HTML in it is shown as it was typed. A link that is neither https nor a path of the site, or no address at all, is left as its words.
 * @param siteUrl origin of the site without a slash at the end
 */
export function renderMarkdown(source: string, siteUrl: string): RenderedBlock {
  const blocks = Lexer.lex(source, { gfm: true }).flatMap((token) => blockOf(token, siteUrl) ?? []);
  return {
    kind: 'rendered',
    html: blocks.map(({ html }) => html).join('\n'),
    text: blocks.map(({ text }) => text).join('\n\n'),
  };
}

function blockOf(token: Token, siteUrl: string): Both | null {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading': {
      const { html, text } = inline(token.tokens, siteUrl);
      return { html: headingHtml(html), text: `${text}\n${'-'.repeat(Math.min(text.length, 72))}` };
    }
    case 'list':
      return list(token as Tokens.List, siteUrl);
    case 'blockquote': {
      const parts = (token.tokens ?? []).flatMap((each) =>
        'tokens' in each ? inline(each.tokens, siteUrl) : [],
      );
      return {
        html: quoteHtml(parts.map(({ html }) => html).join('<br>')),
        text: parts.map(({ text }) => wrapText(text, '> ', '> ')).join('\n>\n'),
      };
    }
    case 'hr':
      return { html: paragraphHtml('· · ·'), text: '* * *' };
    case 'paragraph': {
      const { html, text } = inline(token.tokens, siteUrl);
      return { html: paragraphHtml(html), text: lines(text) };
    }
    default:
      return { html: paragraphHtml(escapeHtml(token.raw.trim())), text: token.raw.trim() };
  }
}

function list({ items, ordered }: Tokens.List, siteUrl: string): Both {
  const rows = items.map((item) => {
    const parts = item.tokens.flatMap((token) => {
      if (token.type === 'list') return list(token as Tokens.List, siteUrl);
      return 'tokens' in token ? inline(token.tokens, siteUrl) : [];
    });
    return { html: parts.map(({ html }) => html).join('<br>'), text: parts.map(({ text }) => text) };
  });
  const text = rows.map(({ text: [first = '', ...rest] }, index) => {
    const mark = ordered ? `${index + 1}. ` : '* ';
    const indent = ' '.repeat(mark.length);
    return [wrapText(first, mark, indent), ...rest.map((part) => part.replaceAll(/^/gm, indent))].join('\n');
  });
  return {
    html: listHtml(
      rows.map(({ html }) => html),
      ordered,
    ),
    text: text.join('\n'),
  };
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => wrapText(line))
    .join('\n');

function inline(tokens: readonly Token[] | undefined, siteUrl: string): Both {
  const spans = (tokens ?? []).map((token) => span(token, siteUrl));
  return { html: spans.map(({ html }) => html).join(''), text: spans.map(({ text }) => text).join('') };
}

function span(token: Token, siteUrl: string): Both {
  const inner = 'tokens' in token && token.tokens ? inline(token.tokens, siteUrl) : null;
  switch (token.type) {
    case 'strong':
    case 'em': {
      const { html, text } = inner ?? plain(token.raw);
      return { html: `<${token.type}>${html}</${token.type}>`, text };
    }
    case 'link':
      return link(token as Tokens.Link, inner ?? plain(token.raw), siteUrl);
    case 'br':
      return { html: '<br>', text: '\n' };
    case 'escape':
    case 'text':
      return inner ?? plain(token.text);
    default:
      return plain(token.raw);
  }
}

const plain = (text: string): Both => ({ html: escapeHtml(text), text });

function link({ href }: Tokens.Link, words: Both, siteUrl: string): Both {
  const address = href.startsWith('/') && !href.startsWith('//') ? siteUrl + href : href;
  const isOurs = address.startsWith(`${siteUrl}/`);
  if (!URL.canParse(address) || !(isOurs || /^https:\/\//i.test(address))) return words;
  return {
    html: `<a href="${escapeHtml(address)}" class="sea" style="color:${mailPalette.sea}">${words.html}</a>`,
    text: words.text === address ? address : `${words.text} (${address})`,
  };
}

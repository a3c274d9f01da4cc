import { Lexer, type Token, type Tokens } from 'marked';
import { heading, join, linkHtml, list, paragraph, plain, quote, type Words } from './elements';

/**
 * Renders Markdown (paragraphs, headings, lists, quotations, emphasis, links) for a mail. Everything is
 * escaped; HTML is shown literally. Links other than https and paths of the site are reduced to their text.
 * @param siteUrl origin of the site without a trailing slash
 */
export function renderMarkdown(source: string, siteUrl: string): Words {
  const blocks = Lexer.lex(source, { gfm: true }).flatMap((token) => blockOf(token, siteUrl) ?? []);
  return join(blocks, '\n', '\n\n');
}

function blockOf(token: Token, siteUrl: string): Words | null {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return heading(inline(token.tokens, siteUrl));
    case 'list':
      return listOf(token as Tokens.List, siteUrl);
    case 'blockquote':
      return quote(
        (token.tokens ?? []).flatMap((each) => ('tokens' in each ? inline(each.tokens, siteUrl) : [])),
      );
    case 'hr':
      return { ...paragraph(plain('· · ·')), text: '* * *' };
    case 'paragraph':
      return paragraph(inline(token.tokens, siteUrl));
    default:
      return { ...paragraph(plain(token.raw.trim())), text: token.raw.trim() };
  }
}

function listOf({ items, ordered }: Tokens.List, siteUrl: string): Words {
  const parts = items.map((item) =>
    item.tokens.flatMap((token) => {
      if (token.type === 'list') return listOf(token as Tokens.List, siteUrl);
      return 'tokens' in token ? inline(token.tokens, siteUrl) : [];
    }),
  );
  return list(parts, ordered);
}

const inline = (tokens: readonly Token[] | undefined, siteUrl: string): Words =>
  join((tokens ?? []).map((token) => span(token, siteUrl)));

function span(token: Token, siteUrl: string): Words {
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

function link({ href }: Tokens.Link, words: Words, siteUrl: string): Words {
  const address = href.startsWith('/') && !href.startsWith('//') ? siteUrl + href : href;
  const isOurs = address.startsWith(`${siteUrl}/`);
  if (!URL.canParse(address) || !(isOurs || /^https:\/\//i.test(address))) return words;
  return {
    html: linkHtml(address, words.html),
    text: words.text === address ? address : `${words.text} (${address})`,
  };
}

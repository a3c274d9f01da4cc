import { Lexer, type Token, type Tokens, walkTokens } from 'marked';
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

const cannotBeShown = ['code', 'codespan', 'table', 'html', 'image', 'del'];

/**
 * Finds what these mails cannot show: pictures, tables, code, HTML, crossed-out words, placeholders such as `{name}`, and
 * links that are neither https nor to a page of this site.
 * @returns each with its line, counted from 1
 */
export function unsupportedIn(source: string, siteUrl: string): { line: number; text: string }[] {
  const found: string[] = source.match(/\{[^{}\n]{1,60}\}/g) ?? [];
  walkTokens(Lexer.lex(source, { gfm: true }), (token) => {
    const isDeadLink = token.type === 'link' && !urlOf(token as Tokens.Link, siteUrl);
    if (cannotBeShown.includes(token.type) || isDeadLink) found.push(token.raw);
  });
  return found.map((raw) => ({
    line: source.slice(0, source.indexOf(raw)).split('\n').length,
    text: raw.trim().slice(0, 80),
  }));
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

/** The absolute URL of a link; null unless it is https or a page of this site. */
function urlOf({ href }: Tokens.Link, siteUrl: string): string | null {
  const url = href.startsWith('/') && !href.startsWith('//') ? siteUrl + href : href;
  const isOurs = url.startsWith(`${siteUrl}/`);
  return URL.canParse(url) && (isOurs || /^https:\/\//i.test(url)) ? url : null;
}

function link(token: Tokens.Link, words: Words, siteUrl: string): Words {
  const address = urlOf(token, siteUrl);
  if (!address) return words;
  return {
    html: linkHtml(address, words.html),
    text: words.text === address ? address : `${words.text} (${address})`,
  };
}

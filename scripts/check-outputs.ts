import { type ExecFileException, execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { validateXML } from 'xmllint-wasm';
import { isRenderedPerRequest } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { areFilesBuilt, buildFiles } from '../build/files.ts';
import { findChromium } from './chromium.ts';
import { addTallies, progress, reportTally, type Tally } from './report.ts';
import type { Session } from './session.ts';
import { readState } from './state.ts';
import { playwright } from './test-run.ts';
import { clearTestStack, startTestStack } from './test-stack.ts';

interface Checker {
  /** Programs without which it does not run. */
  needs: readonly string[];
  /** Whether it needs the running site. */
  site: boolean;
  /** @returns its findings */
  check: () => Promise<readonly string[]>;
}

const folder = resolve('.local-test/outputs');
const execute = promisify(execFile);

/** Runs a program; returns what it printed, whether or not it succeeded. */
async function outputOf(program: string, ...args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await execute(program, [...args], { maxBuffer: Infinity }).catch(
    ({ stdout = '', stderr = '' }: ExecFileException) => ({ stdout, stderr }),
  );
  return stdout + stderr;
}

const linesOf = (output: string) => output.split('\n').filter((line) => line.trim() !== '');

/** Fetches a Java program and its libraries from the Maven registry, once. @returns its class path */
async function javaProgram(group: string, name: string, version: string): Promise<string> {
  const dir = resolve('node_modules/.cache/java', `${name}-${version}`);
  if (!existsSync(join(dir, 'complete'))) {
    mkdirSync(dir, { recursive: true });
    const pom = join(dir, 'pom.xml');
    writeFileSync(
      pom,
      `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>local</groupId><artifactId>checker</artifactId><version>1</version>
<dependencies><dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version></dependency></dependencies>
</project>`,
    );
    await execute('mvn', ['-q', '-f', pom, 'dependency:copy-dependencies', '-DoutputDirectory=lib']);
    writeFileSync(join(dir, 'complete'), '');
  }
  return join(dir, 'lib', '*');
}

const filesOf = (ending: string) =>
  readdirSync('generated')
    .filter((name) => name.endsWith(ending))
    .map((name) => join('generated', name));

/** veraPDF, for PDF/UA-1. */
async function checkPdf(): Promise<string[]> {
  const classPath = await javaProgram('org.verapdf.apps', 'greenfield-apps', '1.28.2');
  const program = ['-cp', classPath, 'org.verapdf.apps.GreenfieldCliWrapper'];
  const files = filesOf('.pdf');
  const lines = linesOf(
    await outputOf('java', ...program, '--flavour', 'ua1', '--format', 'text', '-v', ...files),
  );
  const others = lines.filter((line) => !line.trim().startsWith('PASS '));
  return lines.length - others.length === files.length ? [] : others;
}

/** EPUBCheck, of the W3C. */
async function checkEpub(): Promise<string[]> {
  const classPath = await javaProgram('org.w3c', 'epubcheck', '5.1.0');
  const [file = ''] = filesOf('.epub');
  const output = await outputOf('java', '-cp', classPath, 'com.adobe.epubcheck.tool.Checker', file);
  return linesOf(output).filter((line) => /^(FATAL|ERROR|WARNING)\(/.test(line));
}

/** Opens a page of the site in Chromium. */
async function withPage<Result>(cookie: string, use: (page: Page) => Promise<Result>): Promise<Result> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('Chromium was not found and could not be installed.');
  const browser = await chromium.launch({ executablePath });
  try {
    const { siteUrl } = readState();
    return await use(await browser.newPage({ baseURL: siteUrl, extraHTTPHeaders: { cookie } }));
  } finally {
    await browser.close();
  }
}

/**
 * A streamed page as the browser puts it together: React sends parts in `template` and `div` elements anywhere, for its inline
 * script to move into place. No other script runs.
 */
const readStreamed = (path: string, cookie: string): Promise<string> =>
  withPage(cookie, async (page) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(path);
    await page.locator('template[id]').first().waitFor({ state: 'detached' });
    return page.content();
  });

/** Saves the HTML of every page as the server sends it to a stranger, and what differs for a reader and an admin. */
async function savePages(dir: string): Promise<void> {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const { siteUrl, accounts } = readState();
  // Imported here, as they read the state of the running stack.
  const { cookieHeader } = await import('../tests/support/sign-in.ts');
  const { everyAddress } = await import('../tests/support/addresses.ts');
  const addresses = await everyAddress();
  const save = async (who: string, cookie: string) => {
    for (const path of addresses) {
      const isDocument = !isRenderedPerRequest(new URL(path, siteUrl).pathname);
      if (cookie && isDocument) continue;
      const response = await fetch(siteUrl + path, { headers: { cookie, accept: 'text/html' } });
      const html = await response.text();
      const isStreamed = html.includes('<template id="B:');
      const name = `${who}${path.replaceAll(/[^a-z0-9-]+/gi, '_')}.html`;
      writeFileSync(join(dir, name), isStreamed ? await readStreamed(path, cookie) : html);
    }
  };
  await save('anybody', '');
  await save('reader', await cookieHeader(accounts.reader));
  await save('admin', await cookieHeader(accounts.admin));
}

/** The Nu HTML checker. */
async function checkHtml(): Promise<string[]> {
  const dir = join(folder, 'html');
  await savePages(dir);
  const program = ['-Xss4m', '-jar', 'node_modules/vnu-jar/build/dist/vnu.jar'];
  // It does not know CSS nesting, layers and other recent CSS.
  const options = ['--errors-only', '--skip-non-html', '--filterpattern', '.*CSS:.*'];
  const output = await outputOf('java', ...program, ...options, dir);
  return linesOf(output).map((line) => line.replace(`file:${dir}/`, ''));
}

/** IBM's accessibility engine, on every page and state that the tests with axe visit. */
async function checkIbm(): Promise<string[]> {
  const list = join(folder, 'ibm.txt');
  mkdirSync(folder, { recursive: true });
  writeFileSync(list, '');
  process.env.IBM_FINDINGS = list;
  const files = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      name.endsWith('.ts') && readFileSync(join('tests/e2e', name), 'utf8').includes('expectNoViolations('),
  );
  const runs = [
    await playwright(['device', 'desktop', 'forms'], { files, silent: true }),
    // They change what the others rely on.
    await playwright(['alone'], { files, title: 'axe', silent: true }),
  ];
  return [...linesOf(readFileSync(list, 'utf8')), ...runs.flatMap(({ failures }) => failures)];
}

/** The web app manifest, as Chromium reads it, and what keeps the exercise from being installed. */
const checkManifest = () =>
  withPage('', async (page) => {
    await page.goto(paths.flipApp);
    const devTools = await page.context().newCDPSession(page);
    const { url, errors } = await devTools.send('Page.getAppManifest');
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
    return [
      ...(url ? [] : ['no manifest']),
      ...errors.map(({ message }) => message),
      // A test's window is a private one.
      ...installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
    ];
  });

const textOf = async (path: string) => (await fetch(readState().siteUrl + path)).text();

/** The sitemap by the schema of sitemaps.org. */
async function checkSitemap(): Promise<string[]> {
  const schema = readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8');
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: await textOf('/sitemap.xml') },
    schema: { fileName: 'sitemap.xsd', contents: schema },
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

/** The feed by the validating parser that comes with Ruby. It also refuses a feed without items. */
async function checkFeed(): Promise<string[]> {
  const program = 'begin RSS::Parser.parse(STDIN.read).items.first.title; rescue => e; puts e.message; end';
  const { stdout, stderr } = spawnSync('ruby', ['-rrss', '-e', program], {
    input: await textOf(paths.feed),
    encoding: 'utf8',
  });
  return linesOf(stdout + stderr);
}

const checkers: Record<string, Checker> = {
  pdf: { needs: ['java', 'mvn'], site: false, check: checkPdf },
  epub: { needs: ['java', 'mvn'], site: false, check: checkEpub },
  html: { needs: ['java'], site: true, check: checkHtml },
  sitemap: { needs: [], site: true, check: checkSitemap },
  feed: { needs: ['ruby'], site: true, check: checkFeed },
  manifest: { needs: [], site: true, check: checkManifest },
  ibm: { needs: [], site: true, check: checkIbm },
};

async function runChecker(name: string, { needs, check }: Checker): Promise<Tally> {
  const missing = needs.find((program) => spawnSync(program, ['--version']).status !== 0);
  if (missing) {
    progress(`${name}: not run: no ${missing}`);
    return { passed: 0, failures: [], skipped: [`${name}: no ${missing}`] };
  }
  const findings = await check();
  progress(
    `${name}: ${findings.length === 0 ? 'ok' : `${findings.length} findings\n${findings.join('\n')}`}`,
  );
  return findings.length === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
}

/** `npm run check:outputs [-- names…]`: other people's checkers on what this project builds and serves. */
export async function run(words: readonly string[]): Promise<number> {
  const unknown = words.find((word) => !(word in checkers));
  if (unknown)
    throw new Error(`Unknown checker "${unknown}". Checkers: ${Object.keys(checkers).join(', ')}.`);
  const chosen = Object.entries(checkers).filter(([name]) => words.length === 0 || words.includes(name));
  if (!areFilesBuilt()) await buildFiles();
  let session: Session | undefined;
  if (chosen.some(([, { site }]) => site)) {
    await clearTestStack();
    session = await startTestStack();
    process.env.LOCAL_DIR = session.settings.dir;
  }
  try {
    const tallies: Tally[] = [];
    for (const [name, checker] of chosen) tallies.push(await runChecker(name, checker));
    return reportTally(addTallies(tallies));
  } finally {
    await session?.stop();
  }
}

import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { validateXML } from 'xmllint-wasm';
import { isRenderedPerRequest } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { areFilesBuilt, buildFiles } from '../build/files.ts';
import { findChromium } from './chromium.ts';
import { progress } from './progress.ts';
import { readState } from './state.ts';
import { addTallies, reportTally, type Tally } from './tally.ts';
import { playwright } from './test-run.ts';
import { clearTestStack, startTestStack } from './test-stack.ts';

/** What a checker found, or why it could not run here. */
type Result = { findings: readonly string[] } | { notRun: string };

interface Checker {
  /** Whether it needs the running site. */
  site: boolean;
  check: () => Promise<Result>;
}

const folder = resolve('.local-test/peers');
const execute = promisify(execFile);
const has = (program: string, flag: string) => spawnSync(program, [flag]).status === 0;

/** Runs a program; returns what it printed, whether or not it succeeded. */
async function outputOf(program: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout, stderr } = await execute(program, [...args], { maxBuffer: Infinity });
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return stdout + stderr;
  }
}

/** Fetches a Java program and its libraries from the Maven registry, once. @returns its class path, or why not */
async function javaProgram(artifact: string): Promise<{ classPath: string } | { notRun: string }> {
  if (!has('java', '-version')) return { notRun: 'no Java' };
  const [group, name, version] = artifact.split(':');
  const dir = resolve('node_modules/.cache/java', `${name}-${version}`);
  const classPath = join(dir, 'lib', '*');
  if (existsSync(join(dir, 'complete'))) return { classPath };
  if (!has('mvn', '-version')) return { notRun: 'no Maven' };
  mkdirSync(dir, { recursive: true });
  writeFileSync(
    join(dir, 'pom.xml'),
    `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>local</groupId><artifactId>checker</artifactId><version>1</version>
<dependencies><dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version></dependency></dependencies>
</project>`,
  );
  await execute('mvn', [
    '-q',
    '-f',
    join(dir, 'pom.xml'),
    'dependency:copy-dependencies',
    '-DoutputDirectory=lib',
  ]);
  writeFileSync(join(dir, 'complete'), '');
  return { classPath };
}

const filesOf = (ending: string) =>
  readdirSync('generated')
    .filter((name) => name.endsWith(ending))
    .map((name) => join('generated', name));

/** veraPDF, for PDF/UA-1. */
async function checkPdf(): Promise<Result> {
  const program = await javaProgram('org.verapdf.apps:greenfield-apps:1.28.2');
  if ('notRun' in program) return program;
  const args = ['--flavour', 'ua1', '--format', 'text', '-v', ...filesOf('.pdf')];
  const output = await outputOf('java', [
    '-cp',
    program.classPath,
    'org.verapdf.apps.GreenfieldCliWrapper',
    ...args,
  ]);
  const lines = output.split('\n').map((line) => line.trim());
  const passed = lines.filter((line) => line.startsWith('PASS ')).length;
  if (passed === filesOf('.pdf').length) return { findings: [] };
  return { findings: lines.filter((line) => line !== '' && !line.startsWith('PASS ')) };
}

/** EPUBCheck, of the W3C. */
async function checkEpub(): Promise<Result> {
  const program = await javaProgram('org.w3c:epubcheck:5.1.0');
  if ('notRun' in program) return program;
  const checked = await Promise.all(
    filesOf('.epub').map((file) =>
      outputOf('java', ['-cp', program.classPath, 'com.adobe.epubcheck.tool.Checker', file]),
    ),
  );
  return {
    findings: checked
      .flatMap((output) => output.split('\n'))
      .filter((line) => /^(FATAL|ERROR|WARNING)\(/.test(line)),
  };
}

/**
 * A streamed page as the browser puts it together: React sends parts in `template` and `div` elements anywhere, for its inline
 * script to move into place. No other script runs.
 */
async function readStreamed(executablePath: string, path: string, cookie: string): Promise<string> {
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage({ extraHTTPHeaders: { cookie } });
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(readState().siteUrl + path);
    await page.locator('template[id]').first().waitFor({ state: 'detached' });
    return await page.content();
  } finally {
    await browser.close();
  }
}

/** Saves the HTML of every page as the server sends it to a stranger, and what differs for a reader and an admin. */
async function savePages(dir: string, executablePath: string): Promise<void> {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const { siteUrl, accounts } = readState();
  // Imported here, as they read the state of the running stack.
  const { cookiesOf } = await import('../tests/support/sign-in.ts');
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
      writeFileSync(join(dir, name), isStreamed ? await readStreamed(executablePath, path, cookie) : html);
    }
  };
  const cookieOf = async (account: typeof accounts.admin) =>
    (await cookiesOf(account)).map(({ name, value }) => `${name}=${value}`).join('; ');
  await save('anybody', '');
  await save('reader', await cookieOf(accounts.reader));
  await save('admin', await cookieOf(accounts.admin));
}

/** The Nu HTML checker. */
async function checkHtml(): Promise<Result> {
  if (!has('java', '-version')) return { notRun: 'no Java' };
  const executablePath = await findChromium();
  if (!executablePath) return { notRun: 'no Chromium' };
  const dir = join(folder, 'html');
  await savePages(dir, executablePath);
  const jar = 'node_modules/vnu-jar/build/dist/vnu.jar';
  // It does not know CSS nesting, layers and other recent CSS.
  const args = [
    '-Xss4m',
    '-jar',
    jar,
    '--errors-only',
    '--skip-non-html',
    '--filterpattern',
    '.*CSS:.*',
    dir,
  ];
  const lines = (await outputOf('java', args)).split('\n').filter((line) => line !== '');
  return { findings: lines.map((line) => line.replace(`file:${dir}/`, '')) };
}

/** IBM's accessibility engine, on every page and state that the tests with axe visit. */
async function checkIbm(): Promise<Result> {
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
  const failures = runs.flatMap((run) => run.failures);
  return { findings: [...readFileSync(list, 'utf8').split('\n').filter(Boolean), ...failures] };
}

/** The web app manifest, as Chromium reads it, and what keeps the exercise from being installed. */
async function checkManifest(): Promise<Result> {
  const executablePath = await findChromium();
  if (!executablePath) return { notRun: 'no Chromium' };
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage();
    await page.goto(readState().siteUrl + paths.flipApp);
    const devTools = await page.context().newCDPSession(page);
    const { url, errors } = await devTools.send('Page.getAppManifest');
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
    return {
      findings: [
        ...(url ? [] : ['no manifest']),
        ...errors.map(({ message }) => message),
        // A test's window is a private one.
        ...installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
      ],
    };
  } finally {
    await browser.close();
  }
}

const textOf = async (path: string) => (await fetch(readState().siteUrl + path)).text();

/** The sitemap by the schema of sitemaps.org. */
async function checkSitemap(): Promise<Result> {
  const schema = readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8');
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: await textOf('/sitemap.xml') },
    schema: { fileName: 'sitemap.xsd', contents: schema },
  });
  return { findings: errors.map(({ rawMessage }) => rawMessage) };
}

/** The feed by the validating parser that comes with Ruby. It also refuses a feed without items. */
async function checkFeed(): Promise<Result> {
  if (!has('ruby', '--version')) return { notRun: 'no Ruby' };
  const program = 'begin RSS::Parser.parse(STDIN.read).items.first.title; rescue => e; puts e.message; end';
  const { stdout, stderr } = spawnSync('ruby', ['-rrss', '-e', program], {
    input: await textOf(paths.feed),
    encoding: 'utf8',
  });
  return { findings: (stdout + stderr).split('\n').filter(Boolean) };
}

const checkers: Record<string, Checker> = {
  pdf: { site: false, check: checkPdf },
  epub: { site: false, check: checkEpub },
  html: { site: true, check: checkHtml },
  sitemap: { site: true, check: checkSitemap },
  feed: { site: true, check: checkFeed },
  manifest: { site: true, check: checkManifest },
  ibm: { site: true, check: checkIbm },
};

async function runChecker(name: string, { check }: Checker): Promise<Tally> {
  const result = await check();
  if ('notRun' in result) {
    progress(`${name}: not run: ${result.notRun}`);
    return { passed: 0, failures: [], skipped: [`${name}: ${result.notRun}`] };
  }
  const { findings } = result;
  progress(
    `${name}: ${findings.length === 0 ? 'ok' : `${findings.length} findings\n${findings.join('\n')}`}`,
  );
  return findings.length === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
}

/** Runs checkers one after another on a running test stack, or on the built files alone. */
export async function checkPeers(names: readonly string[] = Object.keys(checkers)): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const name of names) {
    const checker = checkers[name];
    if (!checker)
      throw new Error(`Unknown checker "${name}". Checkers: ${Object.keys(checkers).join(', ')}.`);
    tallies.push(await runChecker(name, checker));
  }
  return addTallies(tallies);
}

/** `npm run check:peers [-- names…]`: other people's checkers on what this project builds and serves. */
export async function run(words: readonly string[]): Promise<number> {
  if (!areFilesBuilt()) await buildFiles();
  const names = words.length > 0 ? words : Object.keys(checkers);
  if (!names.some((name) => checkers[name]?.site)) return reportTally(await checkPeers(names));
  await clearTestStack();
  const session = await startTestStack();
  process.env.LOCAL_DIR = session.settings.dir;
  try {
    return reportTally(await checkPeers(names));
  } finally {
    await session.stop();
  }
}

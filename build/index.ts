import { writeFileSync } from 'node:fs';
import type { NextAdapter } from 'next';
import { openStatements } from '../content/owner-statements.ts';
import { paths } from '../lib/paths.ts';
import { checkMiddleware, checkOutput, checkTraces } from './documents/checks.ts';
import { completeErrorPages, documentAt, GLOBAL_ERROR, prerenderedPages } from './documents/document.ts';
import { checkReactForms, stripFramework } from './documents/framework.ts';
import { inlineStyles, setPolicy, staticFilesIn } from './documents/inline-styles.ts';
import { bundleExercise } from './offline/bundle.ts';
import { buildWorker, showNearNumbers, startExercise } from './offline/worker.ts';

const { NEXT_ADAPTER_PATH, NEXT_EDGE_RUNTIME_PROVIDER } = process.env;

// Without its adapter, Vercel's builder looks for files of the framework that these documents do not have.
if (NEXT_EDGE_RUNTIME_PROVIDER === 'vercel' && !NEXT_ADAPTER_PATH)
  throw new Error('Set NEXT_ENABLE_ADAPTER=1: `vercel build` needs it to build this site.');

/** The hosting platform's own adapter, if it sets one; it runs after this one. */
const platform: NextAdapter | undefined = NEXT_ADAPTER_PATH && (await import(NEXT_ADAPTER_PATH)).default;

/**
 * Post-processes Next's build: each prerendered page becomes a document without the framework, with inlined
 * styles and its own policy, and the exercise gets its own bundle and service worker.
 */
export const adapter: NextAdapter = {
  name: 'flip-method',
  modifyConfig: (config, context) => platform?.modifyConfig?.(config, context) ?? config,
  async onBuildComplete(context) {
    const { distDir, outputs } = context;
    checkMiddleware(context);
    checkTraces(context);

    const documents = prerenderedPages(context);
    const expected = documents.map((document) => {
      const { pathname } = document;
      const isEmergency = pathname === paths.flipEmergency;
      const isApp = pathname === paths.flipApp || isEmergency;
      const runsReact = isApp || pathname === GLOBAL_ERROR;
      return { document, forms: runsReact ? 0 : checkReactForms(document), isApp, isEmergency };
    });
    for (const document of documents) stripFramework(document);
    completeErrorPages(documents);

    const bundle = await bundleExercise(distDir);
    const pages = {
      app: documentAt(documents, paths.flipApp).$,
      emergency: documentAt(documents, paths.flipEmergency).$,
      resources: documentAt(documents, paths.resources).$,
      night: documentAt(documents, paths.night).$,
      companion: documentAt(documents, paths.companion).$,
      offline: documentAt(documents, paths.offline).$,
    };
    startExercise(pages.app, bundle.start);
    startExercise(pages.emergency, [...new Set([...bundle.start, ...bundle.flip])]);
    await showNearNumbers(pages.emergency);
    await buildWorker(distDir, pages, bundle);

    for (const document of documents) {
      inlineStyles(document.$, distDir);
      setPolicy(document);
      for (const file of document.files) writeFileSync(file, document.$.html());
    }
    checkOutput(expected);
    console.log(`${documents.length} pages are documents without the framework.`);
    const open = openStatements().map(({ id }) => id);
    if (open.length && process.env.OWNER_STATEMENTS !== 'quiet')
      console.log(`${open.length} statements need the owner's word (docs/owner.md): ${open.join(', ')}.`);

    outputs.staticFiles.push(...staticFilesIn(distDir, 'static/offline'));
    await platform?.onBuildComplete?.(context);
  },
};

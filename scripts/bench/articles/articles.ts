import { readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stackSettings } from '../../../supabase/local/settings.ts';
import { siteEnv } from '../../site-env.ts';
import { bareEnv } from '../bare-page.ts';
import type { Part } from '../part.ts';
import { cell, type Row } from '../report/table.ts';
import { processorTime } from './processor-time.ts';
import { bareProject, type Project, productProject } from './projects.ts';

const [few, half, many] = [10, 500, 1_000] as const;

interface Built {
  /** Processor time, milliseconds. */
  ms: number;
  /** All scripts of the build, bytes. */
  scripts: number;
}

function bytesOfScripts(dir: string): number {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true });
  const scripts = files.filter((file) => file.isFile() && file.name.endsWith('.js'));
  return scripts.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

async function build(project: Project, env: NodeJS.ProcessEnv, count: number): Promise<Built> {
  project.setArticles(count);
  // From nothing each time: what an earlier build has kept would be taken for speed.
  rmSync(join(project.dir, '.next'), { recursive: true, force: true });
  // The checkout's own Next for a copy that borrows its packages, else the copy's.
  const next = resolve(project.dir, 'node_modules/next/dist/bin/next');
  const ms = await processorTime([process.execPath, next, 'build'], project.dir, env);
  return { ms, scripts: bytesOfScripts(join(project.dir, '.next/static/chunks')) };
}

function row(name: string, built: Map<number, Built>): Row {
  const at = (count: number) => built.get(count) ?? { ms: Number.NaN, scripts: Number.NaN };
  const each = (from: number, to: number) => (at(to).ms - at(from).ms) / (to - from);
  return {
    name,
    cells: [
      cell(at(few).ms / 1_000),
      cell(at(many).ms / 1_000),
      cell(each(few, many)),
      built.has(half) ? cell(each(few, half)) : null,
      built.has(half) ? cell(each(half, many)) : null,
      cell(at(many).scripts - at(few).scripts),
    ],
  };
}

/** What a build takes for an article more. */
export const articles: Part = {
  name: 'articles',
  async run(_served, _options, say) {
    const subjects = [
      { name: 'bare Next page', make: bareProject, env: bareEnv(), counts: [few, many] },
      {
        name: 'the product',
        make: productProject,
        env: { ...siteEnv(stackSettings('bench')), NODE_ENV: 'production', NEXT_DIST_DIR: '.next' },
        counts: [few, half, many],
      },
    ] as const;
    const rows: Row[] = [];
    for (const { name, make, env, counts } of subjects) {
      const project = make();
      const built = new Map<number, Built>();
      try {
        for (const count of counts) {
          say(`${name} with ${count} articles`);
          built.set(count, await build(project, env, count));
        }
      } finally {
        project.remove();
      }
      rows.push({ ...row(name, built), ...(name !== 'the product' && { unjudged: true as const }) });
    }
    return [
      {
        title: 'Building articles',
        note: `Processor time of \`next build\` with all its helpers, one build for each number of articles, so a second more or less is chance. It is linear when an article of the first half takes what one of the second does.`,
        columns: [
          { name: `${few} articles`, unit: 's', digits: 1 },
          { name: `${many} articles`, unit: 's', digits: 1 },
          { name: 'an article', unit: 'ms', digits: 1, target: { of: 'value', most: 16 } },
          { name: `up to ${half}`, unit: 'ms', digits: 1 },
          { name: `after ${half}`, unit: 'ms', digits: 1 },
          { name: 'more client JS, bytes', unit: '', digits: 0, target: { of: 'value', most: 0 } },
        ],
        rows,
      },
    ];
  },
};

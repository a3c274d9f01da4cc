import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '../lib/paths.ts';
import { readState } from '../scripts/state.ts';

/**
 * Takes the pictures that a store or browser shows before the app is installed, from the running site, into
 * `public/screenshots`: `npm run up`, then `npx tsx tools/take-screenshots.ts`.
 */
const folder = 'public/screenshots';
const { siteUrl } = readState();
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

async function shoot(page: Page, name: string) {
  const image = await page.screenshot();
  await sharp(image).png({ compressionLevel: 9, palette: true, colours: 64 }).toFile(`${folder}/${name}.png`);
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

const phone = await browser.newPage({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 });
await phone.clock.install();
await phone.goto(`${siteUrl}${paths.flipApp}?view=home`);
await phone.getByRole('button', { name: 'Start Flip Method' }).click();
await phone.clock.runFor(2_600);
await shoot(phone, 'flip');
await phone.clock.runFor(3_000);
await phone.getByRole('button', { name: 'NO', exact: true }).click();
await phone.waitForTimeout(700);
await shoot(phone, 'techniques');
await phone.getByRole('radio', { name: /Plan Dinner/ }).click();
await phone.clock.runFor(4_100);
await phone.clock.runFor(4_100);
await phone.waitForTimeout(2_000);
await shoot(phone, 'done');

const desk = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });
await desk.clock.install();
await desk.goto(`${siteUrl}${paths.flipApp}?view=home`);
await desk.getByRole('button', { name: 'Start Flip Method' }).click();
await desk.clock.runFor(2_600);
await shoot(desk, 'wide');
await browser.close();

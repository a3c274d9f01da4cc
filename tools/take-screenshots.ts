import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '../lib/paths.ts';
import { readState } from '../scripts/state.ts';

/**
 * Takes the screenshots of the web app manifest from the running site, into `public/screenshots`: `npm run
 * up`, then `npx tsx tools/take-screenshots.ts`.
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
await phone.goto(`${siteUrl}${paths.flipApp}?view=home`);
// On a first visit the page may still use fallback fonts.
await phone.reload();
await phone.getByRole('button', { name: 'Start Flip Method' }).click();
await phone.getByRole('timer').waitFor();
await phone.waitForTimeout(2_400);
await shoot(phone, 'flip');
await phone.getByRole('button', { name: 'NO', exact: true }).click();
await phone.waitForTimeout(700);
await shoot(phone, 'techniques');
await phone.getByRole('radio', { name: /Plan Dinner/ }).click();
await phone.getByRole('button', { name: 'Back to Home' }).waitFor();
await phone.waitForTimeout(2_500);
await shoot(phone, 'done');

const desk = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });
await desk.goto(`${siteUrl}${paths.flipApp}?view=home`);
await desk.reload();
await desk.getByRole('button', { name: 'Start Flip Method' }).click();
await desk.getByRole('timer').waitFor();
await desk.waitForTimeout(2_400);
await shoot(desk, 'wide');
await browser.close();

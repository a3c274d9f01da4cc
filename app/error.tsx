// Next hands the fault to a component of the browser.
'use client';

export { BrokenPage as default } from '@/components/site/broken-page';

import { notFound } from 'next/navigation';
import { paths } from '@/lib/paths';
import { workspacePage } from '../workspace';

/** Keeps an unknown address under `/admin` in the workspace. */
export default workspacePage(paths.admin, async () => notFound());

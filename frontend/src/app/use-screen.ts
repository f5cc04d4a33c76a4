import { useLocation } from 'react-router';
import type { Screen } from '../lib/screen.ts';
import { screenAt } from './route-table.ts';

/** The screen that is shown. */
export const useScreen = (): Screen | undefined => screenAt(useLocation().pathname);

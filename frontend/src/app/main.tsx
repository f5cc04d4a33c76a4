import { createRoot } from 'react-dom/client';
import { prefetchAlerts } from '#frontend/src/ui/LazyAlert.tsx';
import { i18nReady } from '../lib/language.ts';
import { followOtherTabs, restoreSession } from '../lib/session.ts';
import { App } from './App.tsx';
import { followSession } from './follow-session.ts';
import { followLanguage } from './i18n.ts';
import { createAppRouter } from './router.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('no #root');

followOtherTabs();
prefetchAlerts();
await restoreSession();
const router = createAppRouter();
followSession(router);
followLanguage();

await i18nReady;
createRoot(container).render(<App router={router} />);

import { MENU_PATHS } from '#shared/menu-paths.ts';
import { ROLE, type Role, STAFF } from '#shared/roles.ts';
import { DRAWN_PATHS } from '#shared/site/drawn-documents.ts';

/** A page whose document names the files that it needs, with what it may need: the build fails over it. */
export interface Page {
  readonly path: string;
  /** What it loads besides the entry, relative to the source folder. */
  readonly modules: readonly string[];
  /** Of a home, which is drawn for each of them; other pages are drawn for visitors. */
  readonly roles?: readonly Role[];
  /** Nothing of what is drawn waits for the application, so that this is loaded when somebody begins to use the page. */
  readonly isWhole?: true;
  /**
   * JavaScript in one language, compressed (brotli). The hashes in the names of files change it by up to 0.1 kB, so a
   * limit stands at least 0.2 kB above what is measured.
   */
  readonly maxBytes: number;
  readonly maxFiles: number;
}

const visitors = { maxBytes: 268_400, maxFiles: 8 } as const;

/** A page of somebody signed in: the frame around it, and what reads the stored user. */
const home = (path: string, page: string, roles: readonly Role[]): Page => ({
  path,
  modules: ['lib/stored-user.ts', 'app/shell/Shell.tsx', page],
  roles,
  maxBytes: 316_900,
  maxFiles: 9,
});

export const PAGES: readonly Page[] = [
  {
    path: DRAWN_PATHS.signIn,
    modules: ['features/sessions/LoginPage.tsx'],
    isWhole: true,
    maxBytes: 191_700,
    maxFiles: 4,
  },
  {
    path: DRAWN_PATHS.operatorSignIn,
    modules: ['features/sessions/AdminLoginPage.tsx'],
    isWhole: true,
    maxBytes: 191_700,
    maxFiles: 4,
  },
  {
    path: DRAWN_PATHS.forgottenPassword,
    modules: ['features/passwords/ForgottenPasswordPage.tsx'],
    isWhole: true,
    ...visitors,
  },
  {
    path: DRAWN_PATHS.register,
    modules: ['features/registrations/RegisterPage.tsx'],
    ...visitors,
  },
  { path: DRAWN_PATHS.join, modules: ['features/registrations/JoinPage.tsx'], ...visitors },
  home(MENU_PATHS.staffHome, 'features/homes/StaffHomePage.tsx', STAFF),
  home(MENU_PATHS.studentHome, 'features/homes/StudentHomePage.tsx', [ROLE.student]),
  home(MENU_PATHS.liveHome, 'features/homes/LiveHomePage.tsx', [ROLE.liveTeacher]),
  home(MENU_PATHS.platformHome, 'features/homes/PlatformHomePage.tsx', [ROLE.platform]),
];

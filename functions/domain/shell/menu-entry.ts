import type { Texts } from '#shared/languages.ts';
import type { MenuPath } from '#shared/menu-paths.ts';
import type { Role } from '#shared/roles.ts';
import type { FunctionId } from '#shared/schools/functions.ts';

/** An entry of the menu: a screen, or a group of them. Only screens that exist are listed. */
export interface MenuEntry {
  readonly name: Texts;
  readonly icon: string;
  /** Empty for a group. */
  readonly url: MenuPath | '';
  readonly roles: readonly Role[];
  /** Left out where the edition does not include it, or the school has switched it off. */
  readonly function?: FunctionId;
  readonly children?: readonly MenuEntry[];
}

import type { School } from '#functions/domain/schools/school.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { StoredUser } from '#shared/contracts/users.ts';
import { EDITIONS } from '#shared/editions.ts';
import { wireRole } from '#shared/roles.ts';
import { classNames, type Person } from './people.ts';

const bit = (flag: boolean): 0 | 1 => (flag ? 1 : 0);

/** What the browser keeps of a signed-in person (specification 3, stored user info). */
export async function toStoredUser(person: Person, school: School, now: Date): Promise<StoredUser> {
  const { user } = person;
  const { label } = EDITIONS[school.edition];
  const { role_id, school_admin } = wireRole(user.role);
  return {
    id: user.id,
    account: user.account,
    school_id: school.id,
    school_name: school.name,
    time_zone: school.timeZone,
    real_name: user.name,
    nick: user.nick,
    avatar: await mediaUrl(user.avatar, now),
    role_id,
    school_admin: bit(school_admin === 1),
    banben: label.zh,
    banben_cht: label.cht,
    banben_en: label.en,
    className: classNames(person),
    demoStatus: bit(school.demo),
    bcb: bit(user.bound),
    abilities: user.abilities,
    default_password: bit(user.defaultPassword),
  };
}

import type { User } from '#functions/domain/people/user.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { type Actor, maySeeContacts } from '#functions/domain/sessions/actor.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { toShownPhone } from '#functions/platform/phones.ts';
import { EDITIONS } from '#shared/editions/rules.ts';
import type { ClassId } from '#shared/ids.ts';
import type { ProfileDto, StoredUser } from '#shared/people/fields.ts';
import { wireRole } from '#shared/roles.ts';
import { classNames, type Person } from './load-person.ts';

interface NamedClass {
  readonly id: ClassId;
  readonly name: string;
}

/** The person with phone and e-mail address for themselves and for who may see phones, else without. */
export const contactsFor = (actor: Actor, user: User): User =>
  maySeeContacts(actor, user.id) ? user : { ...user, phone: '', email: '' };

/** The profile as the person and staff of the school see it (specification 3, profile record). */
export async function toProfileDto(
  user: User,
  classes: readonly NamedClass[],
  now: Date,
): Promise<ProfileDto> {
  const { id, account, name, nick, phone, email, remark, avatar } = user;
  return {
    id,
    account,
    real_name: name,
    avatar: await mediaUrl(avatar, now),
    classes: {
      className: classes.map((each) => each.name).join(', '),
      classOwn: classes.map((each) => ({ id: each.id, name: each.name })),
    },
    nick,
    phone: await toShownPhone(phone),
    email,
    remark,
  };
}

const bit = (flag: boolean): 0 | 1 => (flag ? 1 : 0);

/** What the browser keeps of a signed-in person (specification 3, stored user info). */
export async function toStoredUser(
  person: Person,
  school: School,
  { now, byCard = false }: { readonly now: Date; readonly byCard?: boolean },
): Promise<StoredUser> {
  const { user } = person;
  const { label } = EDITIONS[school.edition];
  const { role_id, school_admin } = wireRole(user.role);
  return {
    id: user.id,
    account: user.account,
    school_id: school.id,
    school_name: school.name,
    school_logo: await mediaUrl(school.logo, now),
    time_zone: school.timeZone,
    country: school.country,
    currency: school.currency,
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
    by_card: bit(byCard),
  };
}

import { SchoolId, UserId } from '#shared/ids.ts';
import type { StoredUser } from '#shared/people/fields.ts';

/** A stored user for tests: a student, unless the values say otherwise. */
export const storedUser = (id: string, values: Partial<StoredUser> = {}): StoredUser => ({
  id: UserId.parse(id),
  account: id,
  school_id: SchoolId.parse('sch-1'),
  school_name: '星火',
  school_logo: '',
  time_zone: 'Asia/Shanghai',
  country: 'CN',
  currency: 'CNY',
  real_name: '王',
  nick: '',
  avatar: '',
  role_id: 2,
  school_admin: 0,
  banben: '',
  banben_cht: '',
  banben_en: '',
  className: '',
  demoStatus: 0,
  bcb: 0,
  abilities: [],
  default_password: 0,
  by_card: 0,
  ...values,
});

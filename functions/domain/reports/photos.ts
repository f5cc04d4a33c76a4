import { refusesPhotos } from '#functions/domain/people/refuses-photos.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import { lessonsPrefix } from '#functions/platform/object-keys.ts';
import type { ClassId, UserId } from '#shared/ids.ts';
import { keysOf } from './content.ts';
import type { Cycle } from './cycle.ts';
import { type Found, photoFinding } from './findings.ts';
import { photoPresence } from './photo-presence.ts';
import type { Content } from './report-text.ts';

const PICTURE = /\.(?:png|jpe?g|webp|gif|mp4|m4v|mov|webm)$/i;

/** Looks for photos in which children may be seen whose guardians refused that. */
export type PhotoCheck = (content: Content, child: User) => Promise<Found[]>;

interface Class {
  readonly cycle: Cycle;
  readonly classId: ClassId;
  readonly people: ReadonlyMap<UserId, User>;
}

type Load = (id: UserId) => Promise<User | undefined> | User | undefined;

/** People by id, also guests of lessons and those who left the class, each read once. */
function peopleOf({ cycle: { schoolId }, people }: Class): Load {
  const others = new Map<UserId, Promise<User | undefined>>();
  return (userId) => {
    const known = people.get(userId) ?? others.get(userId);
    if (known) return known;
    const found = users.get({ schoolId, userId });
    others.set(userId, found);
    return found;
  };
}

const namesOf = (shown: readonly (User | undefined)[]): string[] => {
  const refusing = shown.filter((user) => user && refusesPhotos(user));
  return [...new Set(refusing.flatMap((user) => (user ? [user.name] : [])))];
};

/**
 * A photo of a lesson shows those who were there, of whichever class; of another photo that staff have uploaded nobody
 * knows whom it shows. What the child has made is no photo.
 */
export function photoCheck(of: Class): PhotoCheck {
  const { cycle, people } = of;
  const { schoolId } = cycle;
  const presence = photoPresence(of);
  const load = peopleOf(of);
  const isOfLesson = (key: string): boolean => key.startsWith(lessonsPrefix(schoolId));

  const ownersOf = async (keys: readonly string[]) => {
    const objects = await storedObjects.getMany(keys.map((key) => ({ schoolId, key })));
    return new Map(keys.map((key, at) => [key, objects[at]?.owner]));
  };

  return async (content, child) => {
    const keys = keysOf(content).filter((key) => PICTURE.test(key));
    if (keys.length === 0) return [];
    const [known, owners] = await Promise.all([
      presence(keys.filter(isOfLesson), child.id),
      ownersOf(keys.filter((key) => !isOfLesson(key))),
    ]);
    const found = keys.map(async (key) => {
      if (owners.get(key) === child.id) return [];
      const present = known.get(key);
      const seen = present ? await Promise.all(present.map(load)) : [...people.values()];
      const names = namesOf([...seen, child]);
      return names.length > 0 ? [photoFinding(key, names)] : [];
    });
    return (await Promise.all(found)).flat();
  };
}

import type { Ticket } from '#functions/domain/people/code-ticket.ts';
import type { UserId } from '#shared/ids.ts';

/** Where a code is sent to, what for, and the place where the code is kept. */
export interface Target {
  /** A ticket's id, or for what is to be bound the person and the contact. */
  readonly place: string;
  /** Phone numbers and e-mail addresses; none when nobody can be reached: then a code is kept that nobody knows. */
  readonly contacts: readonly string[];
  /** Who the code is for: a person, or for a registration the contact itself. */
  readonly subject: string;
}

/** Where the code of a ticket is kept. */
export const placeOf = ({ id }: Ticket): string => `TICKET#${id}`;

export const registeringTarget = (ticket: Ticket): Target => ({
  place: placeOf(ticket),
  contacts: [ticket.name],
  subject: ticket.name,
});

/** A code for binding is valid for one person and one phone or e-mail address. */
export const bindingTarget = (userId: UserId, contact: string): Target => ({
  place: `bind#${contact}#${userId}`,
  contacts: [contact],
  subject: userId,
});

interface Reachable {
  readonly id: UserId;
  readonly phone: string;
  readonly email: string;
}

/** The person of a forgotten password, by all that is bound; without contacts when the account cannot be reached. */
export const recoveryTarget = (ticket: Ticket, person: Reachable | undefined): Target => ({
  place: placeOf(ticket),
  contacts: person ? [person.phone, person.email].filter((contact) => contact !== '') : [],
  subject: person?.id ?? '',
});

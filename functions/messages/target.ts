import type { Ticket } from '#functions/domain/people/code-ticket.ts';
import type { UserId } from '#shared/ids.ts';

/** The phone that a code is sent to, what for, and the place where the code is kept. */
export interface Target {
  /** A ticket's id, or for a phone to be bound the person and the phone. */
  readonly place: string;
  /** Empty when nobody can be reached: then a code is kept that nobody knows. */
  readonly phone: string;
  /** Who the code is for: a person, or for a registration the phone itself. */
  readonly subject: string;
}

/** Where the code of a ticket is kept. */
export const placeOf = ({ id }: Ticket): string => `TICKET#${id}`;

export const registeringTarget = (ticket: Ticket): Target => ({
  place: placeOf(ticket),
  phone: ticket.name,
  subject: ticket.name,
});

/** A code for binding is valid for one person and one phone. */
export const bindingTarget = (userId: UserId, phone: string): Target => ({
  place: `bind#${phone}#${userId}`,
  phone,
  subject: userId,
});

/** The person of a forgotten password; undefined when the account cannot be reached by phone. */
export const recoveryTarget = (
  ticket: Ticket,
  person: { readonly id: UserId; readonly phone: string } | undefined,
): Target => ({
  place: placeOf(ticket),
  phone: person?.phone ?? '',
  subject: person?.id ?? '',
});

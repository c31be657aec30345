/** A request that waits with an open connection. */
export interface WaitingRequest {
  ticket: Ticket;
  /** Ends the wait. */
  settle: (turn: Turn) => void;
}

/** Position of a customer, with the requests that wait at it. */
export interface Ticket {
  /** Increases with each arrival. */
  number: number;
  person: string;
  /** Places that the request takes. */
  places: number;
  requests: WaitingRequest[];
  /** End of the time in which the customer can return, in milliseconds; infinite while a request waits. */
  until: number;
}

/** Outcome of a wait: the request may work, or it is sent away. */
export type Turn =
  { isAdmitted: true; leave: () => void } | { isAdmitted: false; waiting: number; retryAfterSeconds: number };

/** Customers who are absent and can still return. */
export interface Absent {
  places: number;
  /** End of the time in which the last of them can return, in milliseconds; -Infinity without one. */
  until: number;
}

/** Number of tickets of all lists of an instance. */
export interface TicketBound {
  used: number;
  readonly max: number;
}

/** Tickets of one subject in the order of arrival. */
export class TicketList {
  private readonly tickets: Ticket[] = [];
  private readonly byPerson = new Map<string, Ticket>();
  private last = 0;

  constructor(private readonly bound: TicketBound) {}

  get size(): number {
    return this.tickets.length;
  }

  of(person: string): Ticket | undefined {
    return this.byPerson.get(person);
  }

  /** @returns undefined if the instance has no free ticket */
  add(person: string, places: number): Ticket | undefined {
    if (this.bound.used >= this.bound.max) return undefined;
    const ticket: Ticket = { number: ++this.last, person, places, requests: [], until: Infinity };
    this.bound.used++;
    this.tickets.push(ticket);
    this.byPerson.set(person, ticket);
    return ticket;
  }

  delete(ticket: Ticket): void {
    if (this.byPerson.get(ticket.person) !== ticket) return;
    this.bound.used--;
    this.byPerson.delete(ticket.person);
    this.tickets.splice(this.before(ticket), 1);
  }

  /** Number of tickets before this one. */
  before({ number }: Ticket): number {
    let [low, high] = [0, this.tickets.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.tickets[middle] as Ticket).number < number) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The first request that waits, and the absent customers before it. */
  first(now: number): { request: WaitingRequest; absent: Absent } | undefined {
    const absent = { places: 0, until: -Infinity };
    for (const { requests, places, until } of this.tickets) {
      if (requests[0]) return { request: requests[0], absent };
      if (until <= now) continue;
      absent.places += places;
      absent.until = Math.max(absent.until, until);
    }
    return undefined;
  }

  /** The last request that waits. */
  latest(): WaitingRequest | undefined {
    return this.tickets.findLast(({ requests }) => requests.length > 0)?.requests.at(-1);
  }

  /** Deletes the tickets of customers who did not return by `now`, in milliseconds. */
  deleteExpired(now: number): void {
    for (const ticket of this.tickets.filter(({ until }) => until <= now)) this.delete(ticket);
  }
}

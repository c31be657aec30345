import type { GateSettings } from '../../config/gates/gate-settings.js';
import { PlacesEstimate } from './places-estimate.js';
import {
  type Absent,
  type Ticket,
  type TicketBound,
  TicketList,
  type Turn,
  type WaitingRequest,
} from './ticket-list.js';

/** Time after `Retry-After` in which a customer keeps the position. */
const RETURN_TOLERANCE_MS = 5_000;
const MAX_RETRY_SECONDS = 30;
/** Time in which a line remembers that a request found no place. */
const FULL_MS = 1_000;
/** Interval of looking for expired tickets and new places while requests wait. */
const REVIEW_MS = 250;
/** Weight of the last request in the mean time of work. */
const LAST_WEIGHT = 0.1;
const MS_PER_SECOND = 1_000;

/** Duration of the work at a gate, shared by its lines. */
export interface Pace {
  /** Mean duration of a request, in milliseconds. */
  meanMs: number;
}

export interface LineOptions {
  readonly limits: Pick<GateSettings, 'working' | 'waiting' | 'waitMs'>;
  readonly tickets: TicketBound;
  readonly pace: Pace;
  /** Reads the number of places left; null without a limit. */
  readonly placesLeft: () => Promise<number | null>;
  /** Called when the last customer did not return. */
  readonly whenIdle: () => void;
  /** Current time in milliseconds; never goes back. */
  readonly now: () => number;
  /** A number from 0 to below 1, which spreads the returns of the customers. */
  readonly random: () => number;
}

/**
 * Requests for one subject on this instance, in the order of arrival (rule L7). A bounded number works at once, a bounded number
 * waits. The others are sent away and keep their position until they return. A later request overtakes an absent customer only if
 * there is a place for both.
 */
export class WaitingLine {
  private readonly list: TicketList;
  private working = 0;
  private waiting = 0;
  /** Places of the requests that work. */
  private workingPlaces = 0;
  private readonly places: PlacesEstimate;
  private fullUntil = -Infinity;
  private review: NodeJS.Timeout | undefined;

  constructor(private readonly options: LineOptions) {
    this.list = new TicketList(options.tickets);
    this.places = new PlacesEstimate(options.placesLeft, options.now);
  }

  /** Numbers for the metrics. */
  get size(): { working: number; waiting: number; tickets: number } {
    return { working: this.working, waiting: this.waiting, tickets: this.list.size };
  }

  /** True if the line has no state worth keeping. */
  get isIdle(): boolean {
    return this.working === 0 && this.list.size === 0 && !this.isFull;
  }

  /** True for a second after a request found no place. */
  get isFull(): boolean {
    return this.options.now() < this.fullUntil;
  }

  /**
   * Waits for the turn of a request. If it is admitted, the caller has to call `leave` when the work has ended.
   * @param person keeps the position of an earlier request of the same person
   * @param places number of places that the request takes
   * @param signal removes the request from the line
   */
  enter(person: string, places: number, signal?: AbortSignal): Promise<Turn> {
    if (signal?.aborted) return Promise.resolve(this.rejection(this.list.size));
    if (this.list.size === 0 && this.working < this.options.limits.working)
      return Promise.resolve(this.admit(places));
    const ticket = this.list.of(person) ?? this.list.add(person, places);
    if (!ticket) return Promise.resolve(this.rejection(this.list.size));
    ticket.places = places;
    const turn = this.wait(ticket, signal);
    this.keepReviewing();
    return turn;
  }

  /** Notes that a request found no place, and reads their number again. */
  noteFull(): void {
    this.fullUntil = this.options.now() + FULL_MS;
    if (this.list.size > 0) this.readPlaces();
    this.keepReviewing();
  }

  /** Ends the timer, because the instance stops. */
  close(): void {
    clearTimeout(this.review);
  }

  private wait(ticket: Ticket, signal: AbortSignal | undefined): Promise<Turn> {
    return new Promise((resolve) => {
      const request: WaitingRequest = {
        ticket,
        settle: (turn) => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', leave);
          this.waiting--;
          ticket.requests.splice(ticket.requests.indexOf(request), 1);
          if (ticket.requests.length === 0 && turn.isAdmitted) this.list.delete(ticket);
          resolve(turn);
        },
      };
      const leave = (): void => this.cancel(request);
      const timer = setTimeout(() => this.sendAway(request), this.options.limits.waitMs);
      signal?.addEventListener('abort', leave, { once: true });
      ticket.until = Infinity;
      ticket.requests.push(request);
      if (++this.waiting > this.options.limits.waiting) this.sendAway(this.list.latest());
      this.admitWaiting();
    });
  }

  private admit(places: number): Turn {
    const startedAt = this.options.now();
    this.working++;
    this.workingPlaces += places;
    const leave = (): void => {
      this.working--;
      this.workingPlaces -= places;
      this.places.give(places);
      const { pace } = this.options;
      pace.meanMs += (this.options.now() - startedAt - pace.meanMs) * LAST_WEIGHT;
      this.admitWaiting();
    };
    return { isAdmitted: true, leave };
  }

  private admitWaiting(): void {
    while (this.working < this.options.limits.working) {
      const first = this.list.first(this.options.now());
      if (!first) return;
      const { request, absent } = first;
      if (absent.places > 0 && !this.hasPlaceFor(request.ticket.places, absent)) return;
      request.settle(this.admit(request.ticket.places));
    }
  }

  /**
   * True if there are places for the request and for the absent customers when they return. True without a limit, and if all places
   * are taken: then no absent customer can lose one.
   */
  private hasPlaceFor(places: number, absent: Absent): boolean {
    if (this.places.isOld) this.readPlaces();
    if (this.places.isFull) return true;
    const left = this.places.leftAt(absent.until - RETURN_TOLERANCE_MS);
    return left !== undefined && left - this.workingPlaces >= absent.places + places;
  }

  private readPlaces(): void {
    void this.places.refresh().then((isRead) => isRead && this.admitWaiting());
  }

  /** Sends the request away. Its customer keeps the position. */
  private sendAway(request: WaitingRequest | undefined): void {
    if (!request) return;
    const { ticket } = request;
    const turn = this.rejection(this.list.before(ticket));
    request.settle(turn);
    if (ticket.requests.length === 0)
      ticket.until = this.options.now() + turn.retryAfterSeconds * MS_PER_SECOND + RETURN_TOLERANCE_MS;
  }

  private cancel(request: WaitingRequest): void {
    request.settle(this.rejection(this.list.before(request.ticket)));
    if (request.ticket.requests.length === 0) this.list.delete(request.ticket);
    this.admitWaiting();
  }

  /** @param before number of waiting customers before this one */
  private rejection(before: number): Extract<Turn, { isAdmitted: false }> {
    const { limits, pace, random } = this.options;
    const waiting = before + this.working;
    const seconds = (waiting * pace.meanMs) / limits.working / MS_PER_SECOND;
    const retryAfterSeconds = Math.min(MAX_RETRY_SECONDS, Math.max(1, Math.ceil(seconds + random())));
    return { isAdmitted: false, waiting, retryAfterSeconds };
  }

  private keepReviewing(): void {
    if (this.review || (this.list.size === 0 && !this.isFull)) return;
    this.review = setTimeout(() => {
      this.review = undefined;
      this.list.deleteExpired(this.options.now());
      this.admitWaiting();
      if (this.isIdle) this.options.whenIdle();
      this.keepReviewing();
    }, REVIEW_MS).unref();
  }
}

import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { CaseMissing, CaseNotYours, CaseStateForbids } from '../honour.errors.js';
import { Remedies } from '../remedies/remedies.service.js';
import type { AnswerCaseDto, CaseMessageDto, OpenCaseDto } from './case.dto.js';
import { assertStepOf, type CasePart, type CaseSide, nextState } from './case.policy.js';
import type { HonourCaseView } from './case.view.js';
import { CaseMoves } from './case-moves.service.js';
import { CasePhotos } from './case-photos.service.js';
import { CaseReader, partIn } from './case-reader.service.js';
import type { HonourCase } from './honour-case.entity.js';
import { OpenCase } from './open-case.use-case.js';

/** Steps of the customer and the business (rule HN6). Each rejects `case.not-found` (404), `case.not-yours` (403), `case.state` (409). */
@Injectable()
export class CaseSteps {
  constructor(
    private readonly transactions: Transactions,
    private readonly opening: OpenCase,
    private readonly moves: CaseMoves,
    private readonly photos: CasePhotos,
    private readonly reader: CaseReader,
    private readonly remedies: Remedies,
    private readonly clock: Clock,
  ) {}

  /** Rejects as `OpenCase.run` does. */
  open(user: SessionUser, form: OpenCaseDto): Promise<HonourCaseView> {
    return this.transactions.run(async () => this.reader.one(user, await this.opening.run(user, form)));
  }

  message(user: SessionUser, id: string, { text, photoIds }: CaseMessageDto): Promise<HonourCaseView> {
    return this.within(user, id, async (one, part) => {
      if (part === 'admin' && !user.rights.includes('cases')) throw new CaseNotYours();
      if (one.closedAt) throw new CaseStateForbids({ state: one.state });
      const photos = await this.photos.attach(user.id, part, one.id, photoIds);
      await this.moves.add(one, { kind: 'message', by: part, userId: user.id, text, photos });
    });
  }

  withdraw(user: SessionUser, id: string): Promise<HonourCaseView> {
    return this.within(user, id, async (one, part) => {
      assertStepOf(part, 'withdraw');
      await this.moves.step(one, 'withdraw', { kind: 'withdrawn', by: 'customer', userId: user.id });
    });
  }

  /** The business offers a remedy or disagrees. Rejects `case.remedy-not-possible` and `case.remedy-too-large` (409) too. */
  answer(user: SessionUser, id: string, form: AnswerCaseDto): Promise<HonourCaseView> {
    return this.within(user, id, async (one, part) => {
      assertStepOf(part, 'offer');
      nextState(one, 'offer');
      const by = { by: 'business' as const, userId: user.id, text: form.text ?? null };
      const photos = await this.photos.attach(user.id, 'business', one.id, form.photoIds);
      if (form.answer === 'disagree') {
        await this.moves.step(one, 'disagree', { ...by, kind: 'disagreed', photos });
        return;
      }
      const proposed = this.remedies.proposed(one, form.answer, form.amount);
      await this.remedies.assertOffered(one, proposed);
      const { kind: remedy, amount } = proposed;
      const heldPaisa = this.remedies.held(one, proposed);
      const offer = { offer: remedy, offerAmount: amount, offeredAt: this.clock.now(), heldPaisa };
      await this.moves.step(one, 'offer', { ...by, kind: 'offered', photos, remedy, amount }, offer);
    });
  }

  acceptOffer(user: SessionUser, id: string): Promise<HonourCaseView> {
    return this.within(user, id, async (one, part) => {
      assertStepOf(part, 'accept-offer');
      await this.moves.step(one, 'accept-offer', { kind: 'accepted', by: 'customer', userId: user.id });
      await this.remedies.carryOutOffer(one);
    });
  }

  refuseOffer(user: SessionUser, id: string): Promise<HonourCaseView> {
    return this.within(user, id, async (one, part) => {
      assertStepOf(part, 'refuse-offer');
      await this.moves.step(one, 'refuse-offer', { kind: 'refused', by: 'customer', userId: user.id });
    });
  }

  /** Rejects `case.second-look-exists` (409) too. */
  secondLook(user: SessionUser, id: string, reason: string): Promise<HonourCaseView> {
    return this.within(user, id, async (one, part) => {
      assertStepOf(part, 'second-look');
      const isLate = one.dueAt !== null && one.dueAt <= this.clock.now();
      if (one.state === 'decided' && isLate) throw new CaseStateForbids({ state: one.state });
      const entry = { kind: 'second-look' as const, by: part, userId: user.id, text: reason };
      const changes = { firstDecidedBy: one.decidedBy, secondLookBy: part as CaseSide };
      await this.moves.step(one, 'second-look', entry, one.firstDecidedBy === null ? changes : {});
    });
  }

  private within(
    user: SessionUser,
    id: string,
    act: (one: HonourCase, part: CasePart) => Promise<void>,
  ): Promise<HonourCaseView> {
    return this.transactions.run(async () => {
      const one = await this.moves.lock(id);
      const part = partIn(one, user);
      if (!part) throw new CaseMissing();
      await act(one, part);
      return this.reader.one(user, id);
    });
  }
}

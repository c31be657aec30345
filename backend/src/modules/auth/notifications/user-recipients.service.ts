import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Transactions } from '../../../common/transactions/transactions.js';
import { type Recipient, Recipients } from '../../notifications/index.js';
import { User } from '../user.entity.js';

/** The addresses and languages of accounts. */
@Injectable()
export class UserRecipients extends Recipients {
  constructor(private readonly transactions: Transactions) {
    super();
  }

  find(userId: number): Promise<Recipient | null> {
    return this.transactions.of(User).findOne({
      select: { email: true, firstName: true, language: true },
      where: { id: userId, erasedAt: IsNull() },
    });
  }
}

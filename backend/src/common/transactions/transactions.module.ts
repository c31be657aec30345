import { Global, Module } from '@nestjs/common';
import { OneInstance } from './one-instance.js';
import { Transactions } from './transactions.js';

@Global()
@Module({ providers: [OneInstance, Transactions], exports: [OneInstance, Transactions] })
export class TransactionsModule {}

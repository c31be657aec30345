/// <reference path="../ambient.d.ts" />
export { BankTransferCard } from './payments/bank-transfer-card';
export { continueAt } from './payments/continue-at';
export { GatewayChooser } from './payments/gateway-chooser';
export { GATEWAYS, type Gateway } from './payments/gateways';
export { PayForm } from './payments/pay-form';
export { PaymentReturn } from './payments/payment-return';
export { ReturnCard } from './payments/return-card';
export { paymentTexts } from './payments/texts';
export { usePay, type OpenPayment, type PayAgain, type Paying } from './payments/use-pay';

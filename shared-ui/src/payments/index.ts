/// <reference path="../ambient.d.ts" />
export { BankTransferCard } from './bank-transfer-card';
export { continueAt } from './continue-at';
export { GatewayChooser } from './gateway-chooser';
export { GATEWAYS, type Gateway } from './gateways';
export { PayForm } from './pay-form';
export { PaymentReturn } from './payment-return';
export { ReturnCard } from './return-card';
export { paymentTexts } from './texts';
export { usePay, type OpenPayment, type PayAgain, type Paying } from './use-pay';

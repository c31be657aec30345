export class MessageReceivedView {
  id: number;
}

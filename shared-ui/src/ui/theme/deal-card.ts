/// <reference path="../../ambient.d.ts" />
// For pages that the server renders with cards whose code comes later.
import '../deal-card/deal-card.module.css';
import '../deal-card/deal-facts.module.css';
import '../deal-card/deal-ticket.module.css';

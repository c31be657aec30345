/// <reference path="../../ambient.d.ts" />
// For server-rendered pages with cards whose code loads later.
import '../deal-card/deal-card.module.css';
import '../deal-card/deal-facts.module.css';
import '../deal-card/deal-ticket.module.css';

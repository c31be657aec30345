/// <reference path="../../ambient.d.ts" />
// For server-rendered pages with fields whose code loads later.
import '../kit/form/field.module.css';

/// <reference path="../../ambient.d.ts" />
// For pages that the server renders with fields whose code comes later.
import '../kit/form/field.module.css';

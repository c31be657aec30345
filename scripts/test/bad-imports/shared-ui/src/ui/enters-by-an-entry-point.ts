import 'shared-ui/format';

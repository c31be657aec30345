import '../../../../shared-ui/src/ui/index';

import '../../../../shared-ui/src/ui/secret';

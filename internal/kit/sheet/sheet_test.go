package sheet_test

import (
	"slices"
	"testing"

	"rangrue/internal/kit/sheet"
)

func TestWhatASpreadsheetWouldRunIsText(t *testing.T) {
	for cell, want := range map[string]string{
		"=1+1": "'=1+1", "-5": "'-5", "@a": "'@a", "'=1": "''=1", "\t=1": "'\t=1", "Tasse": "Tasse", "l’été": "l’été",
		"'Tasse": "'Tasse", "": "",
	} {
		if got := sheet.Shield(cell); got != want {
			t.Errorf("%q is written %q, want %q", cell, got, want)
		}
		if back := sheet.Unshield(sheet.Shield(cell)); back != cell {
			t.Errorf("%q came back as %q", cell, back)
		}
	}
	if got := sheet.ShieldAll([]string{"=a", "b"}); !slices.Equal(got, []string{"'=a", "b"}) {
		t.Errorf("%q", got)
	}
}

func TestTextIsReadAsSpreadsheetsWriteIt(t *testing.T) {
	for data, want := range map[string]string{
		"\ufeffUnité": "Unité", "Unit\xe9": "Unité", "a;b\n": "a;b\n",
	} {
		if got, ok := sheet.Text([]byte(data)); !ok || got != want {
			t.Errorf("%q is read as %q, %v", data, got, ok)
		}
	}
	for _, data := range []string{"", " \n", "a\x00b"} {
		if got, ok := sheet.Text([]byte(data)); ok {
			t.Errorf("%q is read as %q", data, got)
		}
	}
	for text, want := range map[string]rune{"a;b,c;d\n,,,,": ';', "a,b": ',', "a\tb": '\t', "a": ';'} {
		if got := sheet.Comma(text); got != want {
			t.Errorf("cells of %q are separated by %q", text, got)
		}
	}
}

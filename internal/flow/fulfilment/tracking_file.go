package fulfilment

import (
	"encoding/csv"
	"errors"
	"io"
	"regexp"
	"slices"
	"strings"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/sheet"
)

// Limits of a file of tracking numbers.
const (
	maxTrackingBytes = 256 << 10
	maxTrackingLines = 500
)

// Refusals of a whole file of tracking numbers.
var (
	ErrTrackingFile = problem.New(problem.Invalid, "tracking_file", problem.Say(
		"Ce fichier n’est pas un fichier CSV que nous pouvons lire.", "This file is not a CSV file that we can read."))
	ErrTrackingColumns = problem.New(problem.Invalid, "tracking_columns", problem.Say(
		"Nous ne trouvons pas les colonnes de la commande et du numéro de suivi. Nommez-les «\u00a0commande\u00a0» et "+
			"«\u00a0suivi\u00a0», puis téléversez le fichier de nouveau.",
		"We cannot find the columns of the order and of the tracking number. Call them “order” and “tracking”, then "+
			"upload the file again."))
	ErrTrackingLines = problem.New(problem.Invalid, "tracking_lines", problem.Say(
		"Le fichier a trop de lignes\u00a0: au plus 500 à la fois.",
		"The file has too many lines: 500 at most at a time."))
)

// What the columns of a file hold, by their headings as [french.Key] has them: those of our own export, of the tools of
// carriers and of other platforms, in French and in English. Of two that a file has, the first here is meant.
var (
	orderHeadings = []string{
		"reference", "commande", "numero de commande", "no de commande", "n de commande", "numero commande",
		"no commande", "reference de la commande", "ref commande", "order", "order number", "order no",
		"order reference", "order name", "name", "order id", "sale id", "reference number", "order ref",
		"reference client", "customer reference", "customer ref", "reference 1", "ref 1", "reference number 1",
		"reference client 1", "customer reference 1", "customer ref 1", "numero de reference", "no de reference", "ref",
		"facture", "numero de facture", "no de facture", "invoice", "invoice number",
	}
	numberHeadings = []string{
		"suivi", "numero de suivi", "no de suivi", "n de suivi", "numero suivi", "code de suivi", "numeros de suivi",
		"numero de reperage", "no de reperage", "reperage", "numero du colis", "tracking", "tracking number",
		"tracking numbers", "tracking no", "tracking code", "tracking id", "tracking pin", "shipment tracking number",
		"fulfillment tracking number", "master tracking number", "package tracking number", "shipment pin", "pin",
		"numero d expedition", "nip d expedition", "nip",
	}
	carrierHeadings = []string{
		"transporteur", "nom du transporteur", "carrier", "carrier name", "shipping carrier", "tracking company",
		"fulfillment tracking company", "shipment carrier", "compagnie", "compagnie de transport", "courier",
		"messagerie",
	}
)

// trackingColumns are where a file has what is read of it; -1: nowhere.
type trackingColumns struct{ order, number, carrier int }

// columnsOf recognises the columns of a file. A file without headings has an order, a number and perhaps a carrier.
func columnsOf(first []string) (c trackingColumns, headed, ok bool) {
	keys := make([]string, len(first))
	for n, cell := range first {
		keys[n] = french.Key(cell)
	}
	at := func(headings []string) int {
		for _, heading := range headings {
			if n := slices.Index(keys, heading); n >= 0 {
				return n
			}
		}
		return -1
	}
	c = trackingColumns{at(orderHeadings), at(numberHeadings), at(carrierHeadings)}
	if c.order >= 0 && c.number >= 0 {
		return c, true, true
	}
	_, isOrder := order.ParseReference(bare(first[0]))
	return trackingColumns{0, 1, 2}, false, isOrder && len(first) > 1
}

// readTracking reads a file of tracking numbers, without judging its lines.
func readTracking(data []byte) ([]TrackedLine, error) {
	text, ok := sheet.Text(data)
	if !ok {
		return nil, ErrTrackingFile
	}
	in := csv.NewReader(strings.NewReader(text))
	in.Comma, in.FieldsPerRecord, in.LazyQuotes = sheet.Comma(text), -1, true
	record, err := in.Read()
	if err != nil {
		return nil, ErrTrackingFile.Because(err)
	}
	columns, headed, ok := columnsOf(record)
	if !ok {
		return nil, ErrTrackingColumns
	}
	if headed {
		record, err = in.Read()
	}
	var lines []TrackedLine
	for ; err == nil; record, err = in.Read() {
		number, _ := in.FieldPos(0)
		line := TrackedLine{Line: number, Order: cell(record, columns.order),
			CarrierName: cell(record, columns.carrier), TrackingNumber: cell(record, columns.number)}
		if line == (TrackedLine{Line: number}) {
			continue
		}
		if lines = append(lines, line); len(lines) > maxTrackingLines {
			return nil, ErrTrackingLines
		}
	}
	if !errors.Is(err, io.EOF) {
		return nil, ErrTrackingFile.Because(err)
	}
	return lines, nil
}

// cell is the text of a cell; empty when the line is too short, or the file has no such column.
func cell(record []string, at int) string {
	if at < 0 || at >= len(record) {
		return ""
	}
	return bare(record[at])
}

// bare is a cell without the signs that keep spreadsheets from taking a long number for one: ="7023…", '7023….
func bare(cell string) string {
	return check.Line(check.Strip(strings.Trim(cell, "=\"' \t")))
}

// shortenedNumber is a number as a spreadsheet shortens it: 7,02321E+15.
var shortenedNumber = regexp.MustCompile(`^\d([.,]\d+)?[eE]\+?\d+$`)
